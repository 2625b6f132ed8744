import { askedCalls } from '@sets/shared/asked/asked.calls.ts';
import { asked } from '@sets/shared/asked/asked.contract.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import { serve } from '../../core/route.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { OwnSpacesService } from '../module/own-spaces.service.ts';
import type { VisitedService } from '../module/visited.service.ts';
import { AskedService, type AskedTools } from './asked.service.ts';

type AskedPorts = Omit<AskedTools, 'ownSpaces' | 'clock'> & {
  readonly spaces: ModuleAccess;
  readonly visited: VisitedService;
};

/** What somebody was asked, and what they asked: told together on the first page. It keeps nothing. */
export const openAsked = ({ connection, clock }: FeatureContext, ports: AskedPorts): Feature => {
  const own = new OwnSpacesService({ connection, ...ports });
  const service = new AskedService({ ...ports, clock, ownSpaces: (actor) => own.list(actor) });
  return {
    services: {},
    api: [
      {
        name: 'Asked',
        schemas: { Asked: asked },
        routes: [serve(askedCalls.mine, ({ actor }) => service.mine(actor))],
      },
    ],
  };
};
