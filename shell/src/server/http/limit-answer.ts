/** Far more than the longest answer of the API host. */
const maxBytes = 8 * 1_024 * 1_024;

/** Ends an answer that is too long for the memory of this server. */
export async function limitAnswer(response: Response, max = maxBytes): Promise<Response> {
  const createError = () => new Error(`The answer has more than ${max} bytes`);
  const { body, headers } = response;
  if (!body) return response;
  // The length of a compressed answer says nothing about its content.
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  if (length !== null && Number(length) <= max) return response;
  if (length !== null) {
    await body.cancel();
    throw createError();
  }
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > max) controller.error(createError());
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), response);
}

/** Reads from the API host within the memory of this server. */
export const fetchWithinLimit: typeof fetch = async (...request) => limitAnswer(await fetch(...request));
