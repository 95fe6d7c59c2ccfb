import { Component, type ReactNode } from 'react'

type State = { readonly error: Error | undefined }

/** Where drawing the page fails: says so instead of a blank page. The work itself is in the document and kept as ever. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="no-start">
        <h1>Berthier ran into an error</h1>
        <p role="alert">
          This is an error in the editor, not yours: {error.message}. What is not saved is kept in this browser and will
          be offered when you load the page again.
        </p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Load the page again
        </button>
      </main>
    )
  }
}
