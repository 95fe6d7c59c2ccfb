import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with the tests that cross layers, many of which wait for other programs: whichever ends last then runs beside others.
 * How long files take is known only where they have been run before; on a fresh clone Vitest goes by their size.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnitTest = ({ moduleId }: TestSpecification) =>
      Number(!moduleId.startsWith(`${this.ctx.config.root}/test/`))
    return (await super.sort(files)).toSorted((a, b) => isUnitTest(a) - isUnitTest(b))
  }
}
