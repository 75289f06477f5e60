import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';

interface ShareProps {
  readonly ratio: number | null;
  readonly landings: number;
  /** Whether there are enough landings for a share. */
  readonly isEnough: boolean;
}

/** A share, or a count among a few landings. */
export function Share({ ratio, landings, isEnough }: ShareProps) {
  const { number, percent } = useFormat();
  if (isEnough || ratio === null) return percent(ratio);
  const [some, all] = [number(Math.round(ratio * landings)), number(landings)];
  return (
    <Text tone="muted">
      <Trans>
        {some} of {all}
      </Trans>
    </Text>
  );
}
