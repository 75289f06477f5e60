import { existsSync, readFileSync } from 'node:fs';

/**
 * Sets each secret that the environment lacks from a file with its name: a credential of systemd, or a secret of Compose
 * or Kubernetes. Unlike the environment of a started process, such a variable is not in `/proc`.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv, names: readonly string[]): void {
  const { CREDENTIALS_DIRECTORY: credentials } = env;
  // systemd puts the name of the credential before the name of each file in its folder.
  const place = credentials ? `${credentials}/secrets_` : '/run/secrets/';
  for (const name of names) {
    const file = place + name;
    const secret = env[name] || !existsSync(file) ? '' : readFileSync(file, 'utf8').trim();
    if (secret) env[name] = secret;
  }
}

/** Returns a function that hides the present secrets in a text, also in JSON. */
export function createRedaction(env: NodeJS.ProcessEnv, names: readonly string[]): (text: string) => string {
  const secrets = names
    .flatMap((name) => env[name]?.trim() || [])
    .filter((secret) => secret.length >= 8)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '[secret]'), text);
}
