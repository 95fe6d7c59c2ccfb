import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { slugify } from './slug.mjs'

const { base, sideBars, version } = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'))

const NAME = 'Berthier'
const DESCRIPTION =
  'The scenario toolchain for Napoleonic battles: write or paint a battle, and its rulebook checks, draws and plays it.'

export default defineConfig({
  base,
  lang: 'en-GB',
  title: NAME,
  description: DESCRIPTION,
  cleanUrls: false,
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}logo.svg` }],
    ['meta', { name: 'theme-color', content: '#234a7d' }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: NAME }],
  ],
  // What is shown where somebody posts a link.
  transformHead: ({ title, description }) => [
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ],
  // Our own check follows the links to battles, files and the editor, which are no pages.
  ignoreDeadLinks: [/^\/(battles|files|editor|schema)\//],
  markdown: {
    // Readable by those who need contrast, as axe checks.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify },
  },
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
      { text: 'Rulebooks', link: '/rules/', activeMatch: '^/(rules|cases)/' },
      { text: 'Battles', link: '/battles/index.html', target: '_self' },
      { text: 'Editor', link: '/editor/index.html', target: '_self' },
      { text: version, link: '/changes' },
    ],
    sidebar: sideBars,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    docFooter: { prev: 'Previous', next: 'Next' },
    notFound: {
      title: 'Page not found',
      quote: 'There is nothing at this address. Look for it by the search above, or start at the beginning.',
      linkText: 'Go to the first page',
      linkLabel: 'Go to the first page',
    },
    footer: {
      message: 'MIT licence',
      copyright: 'The rules are in our own words; the rulebooks belong to their authors.',
    },
  },
})
