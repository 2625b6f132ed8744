import { embedCalls } from '@sets/shared/embed/embed.calls.ts';
import { embedLink, embedList, madeEmbed } from '@sets/shared/embed/embed.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentEmbed } from './embed.presenter.ts';
import type { EmbedService } from './embed.service.ts';

export const embedRoutes = (
  embeds: EmbedService,
  people: Pick<PeopleService, 'names'>,
): RouteGroup => ({
  name: 'Embed links',
  schemas: { EmbedLink: embedLink, EmbedList: embedList, MadeEmbed: madeEmbed },
  routes: [
    serve(embedCalls.list, async ({ actor, params }) => {
      const found = await embeds.list(actor, params.roomid);
      const names = await people.names([...new Set(found.map(({ madeBy }) => madeBy))]);
      return { embeds: found.map((embed) => presentEmbed(embed, names)) };
    }),
    serve(embedCalls.make, async ({ actor, params, body }) => {
      const { embed, key } = await embeds.make(actor, params.roomid, body.name);
      return { embed: presentEmbed(embed, await people.names([actor.userid])), key };
    }),
    serve(embedCalls.withdraw, async ({ actor, params }) => {
      await embeds.withdraw(actor, params.roomid, params.embedid);
      return {};
    }),
  ],
});
