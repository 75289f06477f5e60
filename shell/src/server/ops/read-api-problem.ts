import * as v from 'valibot';
import { fetchWithinLimit } from '../http/limit-answer.ts';

const timeout = 1_000;
const healthSchema = v.object({ status: v.string(), key: v.optional(v.string()) });

/** Reads what is wrong with the API host. Undefined: nothing. */
export async function readApiProblem(apiHost: string): Promise<string | undefined> {
  try {
    const answer = await fetchWithinLimit(`${apiHost}/healthz`, { signal: AbortSignal.timeout(timeout) });
    const { status, key } = v.parse(healthSchema, await answer.json());
    if (status !== 'ok') return 'The API host cannot reach its database.';
    if (key !== 'refused') return undefined;
    return "The game's service refuses the key. Set the right PUBG_API_KEY and restart the API hosts.";
  } catch {
    return 'The API host does not answer.';
  }
}
