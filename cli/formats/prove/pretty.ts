import type { OutputStyle } from '../../output/style.ts'
import { visible } from '../../output/terminal.ts'
import type { Certificate, Trial } from '../../prove/certificate.ts'
import {
  describeEstimate,
  describeEvidence,
  describeOutlook,
  describeStrengths,
  describeTrial,
} from '../../prove/proof-text.ts'

/** For people: what was decided, how it stands, and what that rests on. */
export function pretty(certificate: Certificate, { colors }: Pick<OutputStyle, 'colors'>): string {
  const { battle, trials } = certificate
  const paint = { proved: colors.green, refuted: colors.red, undecided: colors.yellow }
  const block = (trial: Trial) => {
    const outlook = trial.end === 'interrupted' ? undefined : describeOutlook(certificate, trial)
    return [
      `${colors.bold(visible(battle.title))}: ${paint[trial.decision](visible(describeTrial(certificate, trial)))}`,
      visible(describeEstimate(certificate, trial)),
      ...(trial.failed.length > 0
        ? [colors.yellow(`PARTIAL: ${trial.failed.length} of them could not be played.`)]
        : []),
      ...(outlook === undefined ? [] : [outlook]),
      colors.dim(describeEvidence(certificate, trial)),
    ].join('\n')
  }
  const strengths = describeStrengths(certificate)
  const last = strengths === undefined ? [] : [colors.bold(visible(strengths))]
  return `${[...trials.map(block), ...last].join('\n\n')}\n`
}
