/** Far more than the longest answer of the API host. */
const maxBytes = 8 * 1_024 * 1_024;

const createError = () => new Error(`The answer of the API host has more than ${maxBytes} bytes`);

/** Ends an answer that is too long for the memory of this server. */
export async function limitAnswer(response: Response): Promise<Response> {
  const { body, headers } = response;
  if (!body) return response;
  const length = headers.get('content-length');
  if (length !== null && Number(length) <= maxBytes) return response;
  if (length !== null) {
    await body.cancel();
    throw createError();
  }
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(createError());
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), response);
}
