import { useDocument } from '../state/workbench.ts'

/** How many problems wait in their panel; red only where one is an error. */
export function ProblemBadge() {
  const errors = useDocument((state) => state.diagnostics.filter(({ severity }) => severity === 'error').length)
  const warnings = useDocument((state) => state.diagnostics.filter(({ severity }) => severity === 'warning').length)
  if (errors + warnings === 0) return null
  return <b className={errors > 0 ? 'badge' : 'badge warning'}>{errors + warnings}</b>
}
