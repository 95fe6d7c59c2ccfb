import type { TextSection } from '../../src/scenario/convert/notation.ts'

/** Sections of a battle or a rulebook: tables and numbered sentences. Every text is text. */
export function Sections({ sections }: { readonly sections: readonly TextSection[] }) {
  return sections.map(({ heading, table, sentences }) => (
    <section key={heading} className="section">
      <h3>{heading}</h3>
      {table && (
        <div className="scroll" role="region" tabIndex={0} aria-label={heading}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell}>{cell}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, i) => (
                    <td key={table.head[i]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sentences && (
        <ol>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      )}
    </section>
  ))
}

/** A text with empty lines between its paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
