import { listCalls } from '@hotdrop/shared-domain/wire';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answers } from './answers.ts';

/**
 * API of the sibling site. It implements the calls of shared-domain that the site's pages make. For other calls it
 * answers 501, and areas say that the site does not have them.
 */
export const api = new Hono();

for (const [name, call] of listCalls()) {
  const answer = answers[name] as ((input: unknown) => unknown) | undefined;
  api.on(call.method, call.path, (c) => {
    if (!answer)
      return c.json(
        { title: 'Not implemented', detail: `This site does not support ${name}.`, status: 501 },
        501,
      );
    const params = { ...c.req.query(), ...c.req.param() };
    const input = v.safeParse(v.object({ ...call.params.entries, ...call.query.entries }), params);
    if (!input.success) {
      const detail = input.issues.map(({ message }) => message).join('. ');
      return c.json({ title: 'Invalid request', detail, status: 400 }, 400);
    }
    const data = answer(input.output);
    if (data instanceof Uint8Array) return c.body(Uint8Array.from(data).buffer);
    return c.json({ data, demo: true });
  });
}
