/** Fills the screen with the page, or gives it back. Where a device does not offer it, nothing happens. */
export const toggleFullScreen = (): void => {
  if (!document.fullscreenEnabled) return;
  void (document.fullscreenElement === null
    ? document.documentElement.requestFullscreen()
    : document.exitFullscreen());
};
