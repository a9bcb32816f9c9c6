import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from '@whoosh/ui';
import { addressOf, filtersOf, type LibraryFilters } from './library-filters';

/** What the library is narrowed to. It stands in the page's address: whoever goes away and Back finds the same list. */
export function useLibraryFilters(): [LibraryFilters, Dispatch<SetStateAction<LibraryFilters>>] {
  const [address, setAddress] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersOf(address));
  // The field is typed into at once; the address follows, and is no page of its own for Back.
  const wanted = addressOf(filters).toString();
  useEffect(() => {
    if (window.location.search.slice(1) !== wanted) setAddress(new URLSearchParams(wanted), { replace: true });
  }, [wanted, setAddress]);
  return [filters, useCallback((next) => setFilters(next), [])];
}
