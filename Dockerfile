# Berthier as an image: docker build -t berthier . && docker run --rm -v "$PWD:/work" berthier validate
FROM node:22-slim AS build
WORKDIR /berthier
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm pack --ignore-scripts && mv berthier-*.tgz /berthier.tgz

FROM node:22-slim
# A mounted repository belongs to somebody else, which git refuses unless it is told.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /berthier.tgz /tmp/
RUN npm install --global --ignore-scripts /tmp/berthier.tgz && rm /tmp/berthier.tgz
USER node
WORKDIR /work
ENTRYPOINT ["berthier"]
