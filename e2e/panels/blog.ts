import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';

export interface Blog {
  /** Another site than the tested one: browsers send Lax cookies to other ports, but not to other sites. */
  readonly origin: string;
  /** Publishes an article, and returns its address. */
  readonly publish: (article: string) => string;
  readonly stop: () => void;
}

/** A small blog, as a server of its own: pages that Playwright answers cannot frame pages of this machine. */
export async function startBlog(): Promise<Blog> {
  const articles: string[] = [];
  const server = createServer(({ url }, answer) => {
    const article = articles[Number(url?.slice(1))];
    answer
      .writeHead(article ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>A blog</title><h1>A blog</h1>${article ?? ''}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://blog.localhost:${getPort(server)}`;
  return {
    origin,
    publish: (article) => `${origin}/${articles.push(article) - 1}`,
    stop: () => server.close().closeAllConnections(),
  };
}

/** Shows each link as what the linked site says about it, as blogs do. */
export const unfurl = (site: string, link: string) => `<p id="card"></p><script>
  fetch(${JSON.stringify(`${site}/oembed?url=${encodeURIComponent(link)}`)})
    .then((answer) => answer.json())
    .then(({ type, html, url, title, width, height }) => {
      const card = document.querySelector('#card');
      if (type === 'rich') card.innerHTML = html;
      else card.append(Object.assign(new Image(width, height), { src: url, alt: title }));
    });
</script>`;
