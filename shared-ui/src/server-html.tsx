import { type ReactNode, useState } from 'react';
import { useHasHtml, useSite } from './site.tsx';

interface ServerHtmlProps extends Omit<React.HTMLAttributes<HTMLElement>, 'children'> {
  readonly as: 'div' | 'ol' | 'tbody';
  /** Names everything that the content depends on and that can change. */
  readonly version: string;
  readonly children: () => ReactNode;
}

/** React leaves the HTML of the server alone while this object stays the same. */
const serverHtml = { __html: '' };

/**
 * Keeps the HTML of the server and never runs the code of its content, until `version` changes. For content without
 * interaction: its links still open pages of the site. A page that no server rendered shows the content as usual.
 */
export function ServerHtml({ as: Element, version, children, ...attributes }: ServerHtmlProps) {
  const { side } = useSite();
  const hasHtml = useHasHtml();
  const [kept, setKept] = useState(side === 'browser' && hasHtml ? version : null);
  // The content replaces the HTML, so the HTML is gone for good.
  if (kept !== null && kept !== version) setKept(null);
  const marked = { ...attributes, 'data-server-html': '' };
  return kept === version ? (
    <Element
      key="html"
      {...marked}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets no HTML; React leaves the server's HTML alone
      dangerouslySetInnerHTML={serverHtml}
    />
  ) : (
    <Element key="content" {...marked}>
      {children()}
    </Element>
  );
}
