/** @jest-environment node */
import { hideSecrets } from './secrets.ts';

test('hides secrets, and where they are, from the code of areas', () => {
  const env = {
    OPS_TOKEN: 'a token',
    AWS_SECRET_ACCESS_KEY: 'a key',
    CREDENTIALS_DIRECTORY: '/x',
    PORT: '3000',
  };
  hideSecrets(env);
  expect(env).toEqual({ PORT: '3000' });
});
