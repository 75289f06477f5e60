/** Settings that nobody outside of the server's own code may see. */
const names = [
  'AREA_LINK_SECRET',
  'AREA_SERVICE_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'OPS_TOKEN',
];

const listSecrets = (env: NodeJS.ProcessEnv): string[] =>
  names.flatMap((name) => env[name] || []).filter((secret) => secret.length >= 8);

/** Returns a function that hides the present secrets in a text. */
export function createRedaction(env: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = listSecrets(env);
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '[secret]'), text);
}

/** Removes the secrets from the environment, before code of areas runs in this process. */
export function hideSecrets(env: NodeJS.ProcessEnv): void {
  for (const name of [...names, 'CREDENTIALS_DIRECTORY']) delete env[name];
}
