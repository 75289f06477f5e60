import { transform } from '@swc/core';
import { baseConfig } from './webpack-base.ts';

/** Finds the options of swc in the preset's rules. */
function findSwcOptions(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('jsc' in value) return value;
  return Object.values(value).map(findSwcOptions).find(Boolean);
}

async function compile(isProduction: boolean) {
  const { module } = baseConfig({
    dir: import.meta.dirname,
    side: 'web',
    isProduction,
    react: isProduction ? 'production' : 'development',
    publicPath: '/assets/',
  });
  const source = `
    import { Trans, useLingui } from '@lingui/react/macro';
    export function Greeting() {
      const { t } = useLingui();
      return <p title={t\`Good evening\`}><Trans>Welcome back</Trans></p>;
    }`;
  return (await transform(source, { ...findSwcOptions(module?.rules), filename: 'greeting.tsx' })).code;
}

test('leaves texts to the catalogs in production', async () => {
  const code = await compile(true);
  expect(code).toMatch(/id: "/);
  expect(code).not.toMatch(/Good evening|Welcome back/);
});

test('keeps texts in the code during development, where a catalog may not have them yet', async () => {
  expect(await compile(false)).toMatch(/Good evening[\s\S]*Welcome back/);
});
