import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const portugueseList: LanguageList = {
  stop: `o a os as um uma uns umas e ou mas nem se que quem qual quando onde como porque por para com
    sem sob sobre entre até desde de do da dos das em no na nos nas ao aos à às pelo pela eu me
    mim meu minha tu te ti teu tua você ele ela lhe seu sua nós nosso nossa vós eles elas este
    esta isto esse essa isso aquele aquela é sou és somos são era ser está estão estar tem têm ter
    há não sim também já muito mais menos etc`,
  profane: `merda merdas merdoso* caralho caralhos porra porras puta putas puto putos putaria* foda fodas
    fodase foda-se foder fodido* fodida* fodeu cabrão cabrões cona conas buceta bucetas boceta
    bocetas xoxota* piroca* pirocas rola cacete caceta viado viados veado bicha bichas paneleiro*
    panasca* fdp filhodaputa* filhadaputa* cuzão cuzões arrombado* arrombada* otário* babaca
    babacas vadia vadias piranha vagabunda* corno cornos desgraçado* retardado* preto-nojento
    crioulo* macaco-nojento punheta* punheteiro* broche chupa-mos pentelho* bosta bostas cagar
    cagado* vtnc pqp vsf`,
  aloneProfane: `cu pau pinto bunda peito peitos teta tetas pila pênis vagina porco vaca burro idiota cocô
    porno`,
};
