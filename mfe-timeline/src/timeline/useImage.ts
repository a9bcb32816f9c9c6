import { useEffect, useState } from 'react';

/** A picture once it is there; null before, and where it cannot be had. */
export function useImage(url: string | null): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    setImage(null);
    if (url === null) return undefined;
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.src = url;
    return () => {
      loading.onload = null;
    };
  }, [url]);
  return image;
}
