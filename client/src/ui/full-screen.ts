/** Fills the screen with the page, or gives it back. Where a device does not offer it, nothing happens. */
export const toggleFullScreen = (): void => {
  if (!document.fullscreenEnabled) return;
  const toggled =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // A browser may refuse, by a policy or because it saw no gesture. The page works as well without,
  // the person sees that it stays as it is, and there is nothing more to tell.
  toggled.catch(() => undefined);
};
