import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks } from '@hotdrop/shared-ui/site';
import styles from './api.module.css';
import type { ReadCall } from './read-calls.ts';

/** All calls by topic. Each opens in the form. The API's own words are English. */
export function CallList({ calls }: { readonly calls: readonly ReadCall[] }) {
  const links = useLinks();
  const topics = [...new Set(calls.map(({ topic }) => topic))];
  return (
    <Grid gap={5} lang="en">
      {topics.map((topic) => (
        <Grid key={topic} as="section" gap={2}>
          <Text as="h3" size="t13" tone="muted">
            {topic}
          </Text>
          <Grid as="ul" isLined surface="panel" className={styles.calls}>
            {calls
              .filter((call) => call.topic === topic)
              .map(({ name, path, summary }) => (
                <li key={name}>
                  <Row
                    as={Link}
                    to={`${links.api({ call: name })}#try`}
                    rel="nofollow"
                    isWrapped
                    isTarget
                    gap={4}
                    padding={[2, 4]}
                    justify="between"
                  >
                    <Text as="code" wrap="anywhere">
                      {path}
                    </Text>
                    <Text size="t13" tone="muted">
                      {summary}
                    </Text>
                  </Row>
                </li>
              ))}
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
