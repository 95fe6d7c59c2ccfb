// A plug-in of the linter. JavaScript specifies a part of its arithmetic to the last bit; the rest may differ between engines
// and their versions, and a game that hangs on it then goes another way.

/** What every engine computes alike. Math.sqrt is rounded correctly by each of them, as IEEE 754 demands of the processor. */
const EXACT = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '),
)

const ADVICE =
  'Engines round it as they like, and the same game must be played in all of them: multiply, or use src/engine/portable-math.ts.'

/** No `**`, and of `Math` only what is exact, by its own name: what cannot be seen through is refused too. */
const arithmetic = {
  create(context) {
    const reportPower = (node) => {
      if (node.operator === '**' || node.operator === '**=') context.report({ node, message: `No \`**\`. ${ADVICE}` })
    }
    return {
      BinaryExpression: reportPower,
      AssignmentExpression: reportPower,
      Identifier(node) {
        if (node.name !== 'Math') return
        const { parent } = node
        const isRead = parent.type === 'MemberExpression' && parent.object === node && !parent.computed
        if (isRead && EXACT.has(parent.property.name)) return
        context.report({ node, message: `No Math${isRead ? `.${parent.property.name}` : ' as a whole'}. ${ADVICE}` })
      },
    }
  },
}

export default { meta: { name: 'portable' }, rules: { arithmetic } }
