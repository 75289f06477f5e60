import { useLoaderData } from 'react-router-dom';
import { AskForName } from './ask-for-name.tsx';
import { NoPlayer } from './no-player.tsx';
import type { SearchData } from './search.loader.ts';

export function SearchPage() {
  const { shard, name, found } = useLoaderData() as SearchData;
  return found ? <NoPlayer shard={shard} name={name} found={found} /> : <AskForName />;
}
