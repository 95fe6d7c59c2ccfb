/** The name of a heading in links, as GitHub makes it: the docs are read there too, and link to headings. */
export const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
