const importsPage = /import \{[^}]*\bpage\b[^}]*\} from '@hotdrop\/shared-domain\/contract'/;
const call = /\bpage\(/g;
const literalName = /^page\(\s*'([\w-]+)',/;
const chunkName = /webpackChunkName: "([^"]*)"/g;

/**
 * Fails the build when `page('rating', …)` imports a chunk with another name. The server looks up the files to
 * preload by this name, and finds none under a wrong one.
 */
module.exports = function checkPageChunks(source) {
  if (!importsPage.test(source)) return source;
  for (const { index } of source.matchAll(call)) checkCall(callText(source.slice(index)));
  return source;
};

function checkCall(text) {
  const name = literalName.exec(text)?.[1];
  if (!name) throw new Error(`page() needs the chunk's name as a string literal: ${firstLine(text)}`);
  const chunks = [...text.matchAll(chunkName)].map(([, chunk]) => chunk);
  if (chunks.length > 0 && chunks.every((chunk) => chunk === name)) return;
  throw new Error(
    `page('${name}', …) imports ${chunks.length > 0 ? `the chunk ${chunks.join(', ')}` : 'a chunk without a name'}. ` +
      `The server would not preload the page. Write import(/* webpackChunkName: "${name}" */ …).`,
  );
}

/** Returns the call up to its closing parenthesis. */
function callText(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(0, at + 1);
  }
  return text;
}

const firstLine = (text) => text.split('\n', 1)[0];
