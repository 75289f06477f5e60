import * as v from 'valibot';

const timeout = 1_000;
const healthSchema = v.object({ status: v.string(), key: v.optional(v.string()) });

/** Reads what is wrong with the API host. Undefined: nothing. */
export async function readApiProblem(apiHost: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiHost}/healthz`, { signal: AbortSignal.timeout(timeout) });
    const { status, key } = v.parse(healthSchema, await answer.json());
    if (status !== 'ok') return 'The API host cannot reach its database.';
    if (key !== 'refused') return undefined;
    return "The game's service refuses the key. Set the right PUBG_API_KEY and restart the API hosts.";
  } catch {
    return 'The API host does not answer.';
  }
}
