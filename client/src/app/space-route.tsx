import { SpacePage } from '../features/module/space-page.tsx';

/** A space. */
export const SpaceRoute = () => <SpacePage live={null} />;
