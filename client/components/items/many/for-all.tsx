import * as m from '../../../../server/platform/catalogues/messages.ts'
import { NeighbourhoodField } from '../../form/neighbourhood-field.tsx'
import { CategoryChoice, ConditionChoice, GiftChoice } from './choices.tsx'
import type { Choices } from './draft-card.tsx'
import type { ItemDrafts } from './use-item-drafts.ts'

/** Values for all drafts at once. */
export function ForAllFields({
  drafts: { forAll, changeAll },
  categories,
  neighbourhoods,
  hasGifts,
}: Choices & { drafts: ItemDrafts }) {
  return (
    <fieldset className="panel for-all">
      <legend>{m.drafts_for_all()}</legend>
      <p className="help">{m.drafts_for_all_help()}</p>
      <div className="form">
        <div className="row">
          <CategoryChoice
            label={m.drafts_category()}
            categories={categories}
            value={forAll.category}
            none={m.drafts_each()}
            onChoose={(category) => changeAll({ category })}
          />
          <ConditionChoice
            label={m.drafts_condition()}
            value={forAll.condition}
            none={m.drafts_each()}
            onChoose={(condition) => changeAll({ condition })}
          />
          <NeighbourhoodField
            neighbourhoods={neighbourhoods}
            none={m.place_where_i_live()}
            value={forAll.place}
            onChange={({ target }) => changeAll({ place: target.value })}
          />
        </div>
        {hasGifts && <GiftChoice isGift={forAll.isGift} onChoose={(isGift) => changeAll({ isGift })} />}
      </div>
    </fieldset>
  )
}
