import type { System } from '../engine/system.ts'

/** A system that is known by name until somebody needs it. */
export type ShippedSystem = Pick<System, 'id' | 'title'> & { readonly load: () => Promise<System> }

/** The systems of `index.ts`, each loaded when it is asked for: a page loads the rules of its battle and no others. */
export const SHIPPED: readonly ShippedSystem[] = [
  {
    id: 'vive-lempereur',
    title: "Advanced Vive l'Empereur",
    load: async () => (await import('./vive-lempereur/index.ts')).default,
  },
  {
    id: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    load: async () => (await import('./napoleon-at-waterloo/index.ts')).default,
  },
  {
    id: 'et-sans-resultat',
    title: 'Et sans résultat!',
    load: async () => (await import('./et-sans-resultat/index.ts')).default,
  },
]
