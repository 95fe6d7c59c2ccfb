import type { Rulebook } from '../../scenario/rulebook.ts'
import { type Element, element } from '../xml.ts'
import { plainText } from './plain-text.ts'

const REPORT = '** $name$ = $result$ *** &lt;$PlayerName$&gt;'

/** A button for every kind of die: with numbers, or with words on its faces. */
export function makeDice(dice: NonNullable<Rulebook['dice']>): Element[] {
  return dice.map(({ name, faces }) => {
    const hasNumbers = faces.every((face, i) => face === String(i + 1))
    return hasNumbers ? numberDie(plainText(name), faces.length) : symbolDie(plainText(name), faces.map(plainText))
  })
}

function numberDie(name: string, sides: number): Element {
  return element('VASSAL.build.module.DiceButton', {
    addToTotal: 0,
    canDisable: false,
    hideWhenDisabled: false,
    hotkey: '',
    icon: '/images/die.gif',
    keepCount: 1,
    keepDice: false,
    keepOption: '>',
    lockAdd: true,
    lockDice: false,
    lockPlus: true,
    lockSides: true,
    nDice: 1,
    nSides: sides,
    name,
    plus: 0,
    // Asks how many: fire and rallies take several.
    prompt: true,
    propertyGate: '',
    reportFormat: REPORT,
    reportTotal: false,
    sortDice: false,
    text: name,
    tooltip: `Roll a ${name}`,
  })
}

function symbolDie(name: string, faces: readonly string[]): Element {
  return element(
    'VASSAL.build.module.SpecialDiceButton',
    {
      backgroundColor: '',
      canDisable: false,
      format: REPORT.replace('$result$', '$result1$'),
      hideWhenDisabled: false,
      hotkey: '',
      icon: '/images/die.gif',
      name,
      propertyGate: '',
      resultButton: false,
      resultChatter: true,
      resultWindow: false,
      text: name,
      tooltip: `Roll a ${name}`,
      windowTitleResultFormat: '$name$',
      windowX: 67,
      windowY: 65,
    },
    element(
      'VASSAL.build.module.SpecialDie',
      { format: '$result$', name },
      ...faces.map((text, i) => element('VASSAL.build.module.SpecialDieFace', { icon: '', text, value: i + 1 })),
    ),
  )
}
