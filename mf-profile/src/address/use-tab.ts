import type { ProfileTab } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { useMatch } from 'react-router-dom';

export function useTab(): ProfileTab {
  const { basePath } = useSite();
  const { tab } = useMatch(`${basePath}/profile/:shard/:name/:season/:tab/*`)?.params ?? {};
  return tab === 'stats' || tab === 'matches' ? tab : 'overview';
}
