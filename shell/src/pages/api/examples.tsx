import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Trans } from '@lingui/react/macro';
import styles from './api.module.css';
import { Code, CopyButton } from './code.tsx';

interface ExamplesProps {
  /** The address of a call, with scheme and host. */
  readonly url: string;
}

const javascript = (url: string) => `const response = await fetch(
  "${url}",
);
const { data } = await response.json();
console.log(data);`;

const python = (url: string) => `import requests

response = requests.get(
    "${url}",
    timeout=10,
)
print(response.json()["data"])`;

/** The same call in three languages, to copy. */
export const Examples = ({ url }: ExamplesProps) => (
  <Block
    title={<Trans>Your first call</Trans>}
    aside={
      <a href={url} className={styles.link}>
        <Trans>Open in the browser</Trans>
      </a>
    }
  >
    <Columns>
      <Example name="curl" code={`curl "${url}"`} />
      <Columns shape="halves">
        <Example name="JavaScript" code={javascript(url)} />
        <Example name="Python" code={python(url)} />
      </Columns>
    </Columns>
  </Block>
);

const Example = ({ name, code }: { readonly name: string; readonly code: string }) => (
  <Panel title={name} headingLevel={3} className={styles.example} aside={<CopyButton text={code} />}>
    <Code label={name}>{code}</Code>
  </Panel>
);
