import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const { base, sideBars, version } = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'))

export default defineConfig({
  base,
  lang: 'en-GB',
  title: 'Berthier',
  description: 'The scenario toolchain for Napoleonic battles',
  cleanUrls: false,
  // Our own check follows the links to battles, files and the editor, which are no pages.
  ignoreDeadLinks: [/^\/(battles|files|editor|schema)\//],
  markdown: {
    // Readable by those who need contrast, as axe checks.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // As GitHub makes them: the docs are read there too, and link to headings.
    anchor: {
      slugify: (heading) =>
        heading
          .trim()
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/guide', activeMatch: '^/guide/' },
      {
        text: 'Rulebooks',
        link: sideBars['/rules/'][0].items[0].link,
        activeMatch: '^/(rules|cases)/',
      },
      { text: 'Battles', link: '/battles/index.html', target: '_self' },
      { text: 'Editor', link: '/editor/index.html', target: '_self' },
      { text: version, link: '/changes' },
    ],
    sidebar: sideBars,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'MIT licence', copyright: 'Rules in our own words; the rulebooks belong to their authors.' },
  },
})
