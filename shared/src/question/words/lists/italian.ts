import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const italianList: LanguageList = {
  stop: `il lo la i gli le l un uno una e ed o ma se che chi cui non né di a da in con su per tra fra
    del dello della dei degli delle al allo alla ai agli alle dal dalla nel nello nella nei nelle
    sul sulla io me mi mio mia tu te ti tuo tua lui lei suo sua noi ci nostro nostra voi vi vostro
    vostra loro si questo questa questi queste quello quella quelli quelle è sono sei siamo siete
    era essere ho hai ha abbiamo avete hanno avere sì no anche come quando dove perché quale più
    meno molto già etc`,
  profane: `cazzo cazzi cazzata cazzate cazzone* cazzoni incazzat* minchia minchiata* vaffanculo affanculo
    fanculo stronzo stronzi stronza stronze stronzata* stronzate merda merde merdoso* coglione
    coglioni cogliona* puttana puttane puttanata* troia troie zoccola zoccole mignotta mignotte
    bagascia figlioditroia pompino pompini bocchino bocchini frocio froci finocchi ricchione*
    ricchioni culattone* bastardo bastardi bastarda testadicazzo rottinculo* inculare inculato*
    fottere fottiti fottuto* scopare scopata* sborra* figa fighe negro negri terrone terroni
    mongoloide* porcodio* dioporco* porcamadonna* diocane* handicappato*`,
  aloneProfane: `fica culo culi tette tetta finocchio vacca maiale porco palle pene vagina cacca piscio sega
    seghe pirla porno`,
};
