import type { FeatureContext } from '../../../../core/feature.ts';
import type { RouteGroup } from '../../../../core/route.ts';
import { CalledNumbers } from './called-numbers.service.ts';
import { Leftovers } from './leftovers.service.ts';
import { MayPlace } from './may-place.service.ts';
import { Offers } from './offers.service.ts';
import { OwnOrders } from './own-orders.service.ts';
import { placingLimits } from './placing-limits.ts';
import { PlacingRound } from './placing-round.service.ts';
import { Placing } from './placing.service.ts';
import type { PlacingTools } from './placing-tools.ts';
import { placingRoutes } from './placing.routes.ts';
import { SlotStore } from './slot-store.service.ts';
import { Stock } from './stock.service.ts';
import { Takings } from './takings.service.ts';

type OpenPlacingTools = Omit<PlacingTools, 'jobs' | 'background' | 'stock' | 'slots' | 'numbers'>;

/** How orders are placed, and what is given back of them. */
export interface OpenedPlacing {
  readonly placing: Placing;
  readonly takings: Takings;
  readonly api: RouteGroup;
}

export const openPlacing = (
  { connection, jobs, background }: Pick<FeatureContext, 'connection' | 'jobs' | 'background'>,
  given: OpenPlacingTools,
): OpenedPlacing => {
  const tools = {
    ...given,
    jobs,
    background,
    stock: new Stock(connection),
    slots: new SlotStore(connection),
    numbers: new CalledNumbers(connection),
  };
  const leftovers = new Leftovers(tools);
  const takings = new Takings({ ...tools, leftovers });
  const offers = new Offers(tools);
  const mayPlace = new MayPlace(tools);
  const expectSeldom = placingLimits(tools.limits);
  const round = new PlacingRound({ ...tools, offers, takings, mayPlace, expectSeldom });
  const placing = new Placing({ offers, round, rush: tools.rush });
  const own = new OwnOrders(tools);
  return { placing, takings, api: placingRoutes({ placing, own }) };
};
