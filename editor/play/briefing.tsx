import type { TextSection } from '../../src/scenario/convert/notation.ts'
import type { PlayableBattle } from './playable-battle.ts'
import { Paragraphs, Sections } from './sections.tsx'

/** How the battle is won comes first, then what is said in sentences; tables repeat what the map shows. */
const rankOf = ({ heading, table }: TextSection) => (/^victory/i.test(heading) ? 0 : table ? 2 : 1)

/** The story so far, and the battle's rules in plain English, out of the data that they are played by. */
export function Briefing({ battle }: { readonly battle: PlayableBattle }) {
  const { briefing } = battle.about
  const sections = battle.sections.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <>
      {briefing !== undefined && (
        <section className="story">
          <Paragraphs text={briefing} />
        </section>
      )}
      <Sections sections={sections} />
    </>
  )
}
