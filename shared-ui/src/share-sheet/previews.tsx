import type { PanelForm } from '@hotdrop/shared-domain/panels';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Text } from '../primitives.tsx';
import styles from './share.module.css';
import { readSize } from './share-forms.ts';

interface PreviewProps {
  /** The path of the form. */
  readonly path: string;
  readonly title: string;
  /** Of a frame: `320×160`. */
  readonly size: string;
}

/** The real frame of this site. */
const Frame = ({ path, title, size }: PreviewProps) => (
  <iframe src={path} title={title} {...readSize(size)} />
);

const Picture = ({ path, title }: PreviewProps) => <img src={path} alt={title} />;

/** What a form of text says; undefined while it loads, null if it cannot be read. */
function useText(path: string, read: (answer: Response) => Promise<string>): string | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly text: string | null }>();
  useEffect(() => {
    let isLatest = true;
    const load = async () => {
      const text = await fetch(path)
        .then(read)
        .catch(() => null);
      if (isLatest) setLoaded({ path, text });
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [path, read]);
  return loaded?.path === path ? loaded.text : undefined;
}

const Unreachable = () => (
  <Text tone="muted">
    <Trans>This could not be loaded</Trans>
  </Text>
);

const readText = (answer: Response) => answer.text();
const readJson = async (answer: Response) => JSON.stringify(await answer.json(), null, 2);

/** The line as the answer to a command in a chat. */
function Line({ path }: PreviewProps) {
  const line = useText(path, readText);
  if (line === null) return <Unreachable />;
  return (
    <div className={styles.chat}>
      <p>
        <b>viewer_12</b> !rank
      </p>
      <p>
        <b>nightbot</b> {line}
      </p>
    </div>
  );
}

function Data({ path }: PreviewProps) {
  const data = useText(path, readJson);
  if (data === null) return <Unreachable />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <pre className={styles.data} tabIndex={0}>
      {data}
    </pre>
  );
}

const previews: Readonly<Record<PanelForm, React.ComponentType<PreviewProps> | undefined>> = {
  page: Picture,
  picture: Picture,
  frame: Frame,
  overlay: Frame,
  badge: Picture,
  line: Line,
  data: Data,
  feed: undefined,
};

export function Preview({ form, ...rest }: PreviewProps & { readonly form: PanelForm }) {
  const Form = previews[form];
  return (
    <div className={styles.preview} data-form={form}>
      {Form && <Form {...rest} />}
    </div>
  );
}
