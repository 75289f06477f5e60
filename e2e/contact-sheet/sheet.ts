import { fileOf, type Shot, themes } from './shots.ts';

/** Screenshots are shown this many times smaller, so that a row fits a wide window. */
const scale = 2.5;

/** Creates a page with all screenshots: a row for each scene and language. */
export function sheetOf(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ scene, language }) => `${scene.name}, ${language}`);
  const sections = [...rows].map(
    ([title, row]) =>
      `<section id="${title}"><h2>${title}</h2><div>${row.map(pictures).join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 24px; background: #555; color: #fff; font: 14px system-ui }
  div { display: flex; gap: 8px; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: none }
  img { display: block; width: 100% }
</style>
${sections.join('\n')}
</html>
`;
}

const pictures = (shot: Shot) =>
  themes
    .map((theme) => {
      const file = fileOf(shot, theme);
      return `<figure style="width:${shot.width / scale}px"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>${shot.width} ${theme}</figure>`;
    })
    .join('');
