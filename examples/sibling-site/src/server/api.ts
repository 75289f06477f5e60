import { type Call, type CallName, calls } from '@hotdrop/shared-domain/wire';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answers } from './answers.ts';

/**
 * An API host of the sibling's own: it speaks the calls that shared-domain describes, and that is all that areas ask
 * of one. What it does not answer is said plainly, and the areas show it as a failure of that part.
 */
export const api = new Hono();

for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
  const answer = answers[name] as ((input: unknown) => unknown) | undefined;
  api.on(call.method, call.path, (c) => {
    if (!answer) return c.json({ title: 'Not here', detail: `This site has no ${name}.`, status: 501 }, 501);
    const given = { ...c.req.query(), ...c.req.param() };
    const input = v.safeParse(v.object({ ...call.params.entries, ...call.query.entries }), given);
    if (!input.success) {
      const detail = input.issues.map(({ message }) => message).join('. ');
      return c.json({ title: 'This cannot be read', detail, status: 400 }, 400);
    }
    return c.json({ data: answer(input.output), demo: true });
  });
}
