/** Counts the frames of a page while something is done in it: milliseconds from frame to frame, and tasks of 50 or more. */
export async function watchFrames(page, work) {
  await page.evaluate(() => {
    const frames = []
    const tasks = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    let last
    let handle
    const step = (now) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      handle = requestAnimationFrame(step)
    }
    handle = requestAnimationFrame(step)
    window.stopWatching = () => {
      cancelAnimationFrame(handle)
      observer.disconnect()
      return { frames, tasks }
    }
  })
  await work()
  const { frames, tasks } = await page.evaluate(() => window.stopWatching())
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    count: frames.length,
    median: at(0.5),
    p95: at(0.95),
    perSecond: (frames.length * 1000) / frames.reduce((total, frame) => total + frame, 0),
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
  }
}

/** A drag with real events of the mouse along a zigzag over the page: one sample for each frame, as a hand makes them. */
export async function drag(page, from, { samples = 150, step = 9 } = {}) {
  const { width, height } = page.viewportSize()
  let [x, y] = from
  let [dx, dy] = [step, step * 0.6]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < samples; i++) {
    if (x + dx < 60 || x + dx > width - 60) dx = -dx
    if (y + dy < 60 || y + dy > height - 60) dy = -dy
    x += dx
    y += dy
    await page.mouse.move(x, y)
  }
  await page.mouse.up()
}

/** The same along the same zigzag within a box, with nothing pressed: what a hand over the map shows before it acts. */
export async function hover(page, from, { x: left, y: top, width, height }, { samples = 150, step = 9 } = {}) {
  let [x, y] = from
  let [dx, dy] = [step, step * 0.6]
  for (let i = 0; i < samples; i++) {
    if (x + dx < left + 40 || x + dx > left + width - 40) dx = -dx
    if (y + dy < top + 40 || y + dy > top + height - 40) dy = -dy
    x += dx
    y += dy
    await page.mouse.move(x, y)
  }
}
