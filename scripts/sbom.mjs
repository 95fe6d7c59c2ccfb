// The bill of materials of the package, as CycloneDX has it: what is shipped in dist/, whatever package.json calls it. All packages are
// bundled, so that npm installs none of them and `npm sbom --omit dev` lists nothing.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The bill as JSON. Nothing in it changes from build to build of the same packages. */
export function makeSbom(packages, root) {
  const { name, version, license, description } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages
  const own = { 'bom-ref': `${name}@${version}`, name, version, description, purl: `pkg:npm/${name}@${version}` }
  const components = packages.map((one) =>
    componentOf(one, lock[relative(root, one.folder).replaceAll('\\', '/')] ?? kept(one)),
  )
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: {
        lifecycles: [{ phase: 'build' }],
        component: { type: 'application', ...own, licenses: [{ license: { id: license } }] },
      },
      components,
      dependencies: [
        { ref: own['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) },
        ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: [] })),
      ],
    },
    null,
    2,
  )}\n`
}

/** The hash of what is kept in the repository, as npm writes it: that of its files, one after another. */
function kept({ folder }) {
  if (folder.includes('node_modules')) return undefined
  const hash = createHash('sha512')
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  return { integrity: `sha512-${hash.digest('base64')}`, isKept: true }
}

function componentOf({ name, version, licence, source }, locked) {
  if (!locked?.integrity) throw new Error(`${name} ${version} is shipped, and package-lock.json has no hash of it`)
  const [algorithm, hash] = locked.integrity.split('-', 2)
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    // What is kept here is no package of npm's.
    purl: `pkg:${locked.isKept ? 'generic' : 'npm'}/${name.replace('@', '%40')}@${version}`,
    licenses: [/[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    hashes: [{ alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    externalReferences: [{ type: 'vcs', url: source }],
  }
}
