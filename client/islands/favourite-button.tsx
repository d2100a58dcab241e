export { FavouriteButton as default } from '../components/items/favourite-button.tsx'
