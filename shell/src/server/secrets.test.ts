/** @jest-environment node */
import { createRedaction, hideSecrets } from './secrets.ts';

test('hides secrets from the code of areas, and their values in the log', () => {
  const env = {
    OPS_TOKEN: 'a token of 32 characters and more',
    AWS_SECRET_ACCESS_KEY: 'abcdefgh',
    PORT: '3000',
  };
  const redact = createRedaction(env);
  hideSecrets(env);
  expect(env).toEqual({ PORT: '3000' });
  expect(redact('{"err":"a token of 32 characters and more, abcdefgh, 3000"}')).toBe(
    '{"err":"[secret], [secret], 3000"}',
  );
});
