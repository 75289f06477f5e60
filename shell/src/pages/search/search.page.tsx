import { useLoaderData } from 'react-router-dom';
import { EmptySearch } from './empty-search.tsx';
import { NoResult } from './no-result.tsx';
import type { SearchData } from './search.loader.ts';

export function SearchPage() {
  const { shard, name, result } = useLoaderData<SearchData>();
  return result ? <NoResult shard={shard} name={name} result={result} /> : <EmptySearch />;
}
