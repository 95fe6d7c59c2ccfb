// The other end of `openNode`: each line of the input is a script to run or an expression to evaluate, each line of the
// output its answer.
import { createInterface } from 'node:readline'
import { runInThisContext } from 'node:vm'

for await (const line of createInterface({ input: process.stdin })) {
  const { code, expression } = JSON.parse(line)
  try {
    if (code !== undefined) runInThisContext(code)
    const answer = expression === undefined ? null : await runInThisContext(expression)
    console.log(JSON.stringify({ answer }))
  } catch (error) {
    console.log(JSON.stringify({ error: error.stack }))
  }
}
