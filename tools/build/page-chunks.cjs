const importsPage = /import \{[^}]*\bpage\b[^}]*\} from '@hotdrop\/shared-domain\/contract'/;
const pageImport = /\bpage\(\s*'([\w-]+)',(.*?)\bimport\(/gs;

/** Webpack loader: `page('rating', () => import('./rating.page.tsx')…)` imports a chunk that is named `rating`. */
module.exports = function namePageChunks(source) {
  if (!importsPage.test(source)) return source;
  return source.replaceAll(
    pageImport,
    (_, name, between) => `page('${name}',${between}import(/* webpackChunkName: "${name}" */ `,
  );
};
