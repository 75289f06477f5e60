import type { Page } from '@playwright/test';

const landmarks = ['banner', 'complementary', 'contentinfo', 'main', 'navigation', 'region', 'search'];

/** The parts around every page, in reading order. */
const before = ['complementary Announcement', 'banner', 'navigation Hotdrop family', 'navigation Main'];
const after = ['contentinfo', 'navigation Site', 'navigation Apps and family'];

/**
 * Landmarks and headings in the order in which a screen reader meets them: "navigation Main", "h1 Leaderboards". Read
 * from the accessibility tree, not from the document.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', name = '', rest = ''] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)/.exec(line) ?? [];
    if (role === 'heading') return `h${/level=(\d)/.exec(rest)?.[1]} ${name}`;
    return landmarks.includes(role) ? `${role} ${name}`.trim() : [];
  });
}

/** Lists outline problems for screen readers, with the whole outline. */
export function problemsOf(outline: readonly string[]): string[] {
  const main = outline.indexOf('main');
  const headings = outline.filter((line) => /^h\d /.test(line));
  const levels = headings.map((line) => Number(line[1]));
  const places = outline.filter((line) => /^(navigation|region)/.test(line));
  const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

  const problems = {
    'the frame does not come before the page': !isSame(
      outline.slice(0, main).filter((line) => line !== 'search'),
      before,
    ),
    'the footer does not come last': !isSame(outline.slice(-after.length), after),
    'a heading stands before the page': outline.slice(0, main).some((line) => headings.includes(line)),
    'the first heading is not the only h1': levels.lastIndexOf(1) !== 0,
    'a level of headings is left out': levels.some(
      (level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1,
    ),
    'a place to go to has no name': places.some((line) => !line.includes(' ')),
    'two places to go to have one name': new Set(places).size < places.length,
  };
  const found = Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? problem : []));
  return found.length > 0 ? [...found, ...outline] : [];
}
