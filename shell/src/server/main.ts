/** `main.cjs` serves the site; `main.cjs --try FOLDER` checks a built area with this shell and exits. */
const [, , command, folder] = process.argv;

const run =
  command === '--try'
    ? import(/* webpackChunkName: "try" */ './try-build.ts').then(({ tryBuild }) => tryBuild(folder ?? ''))
    : import(/* webpackChunkName: "serve" */ './serve.ts').then(({ serveSite }) => serveSite());

run.catch((error: unknown) => {
  const isExpected = error instanceof Error && ['ConfigError', 'CandidateError'].includes(error.name);
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
