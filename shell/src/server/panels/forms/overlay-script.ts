/**
 * Shows what the server sends when the figures change. Without a connection the last figures stay, and a poll finds newer
 * ones.
 */
export const overlayScript = `(() => {
  const events = new URL(location.href);
  events.searchParams.set('form', 'events');
  const show = (html) => {
    const panel = new DOMParser().parseFromString(html, 'text/html').querySelector('.panel');
    if (panel) document.querySelector('.panel').replaceWith(panel);
  };
  const poll = async () => {
    const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined);
    if (answer && answer.ok) show(await answer.text());
  };
  let polling;
  const listen = () => {
    const source = new EventSource(events);
    source.onopen = () => { clearInterval(polling); polling = undefined; };
    source.onmessage = ({ data }) => show(JSON.parse(data));
    source.onerror = () => {
      polling ??= setInterval(poll, 15000);
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 30000);
    };
  };
  listen();
})();`;
