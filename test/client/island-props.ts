/** Props to render each island of client/islands with. A new island needs an entry here. */
export const islandProps: Record<string, object> = {
  'change-password-form': { email: 'ada@example.test' },
  'favourite-button': { id: 7, isFavourite: true },
  'forgot-password-form': { email: 'ada@example.test' },
  'new-password-form': { email: 'ada@example.test', token: '' },
  'profile-form': {
    user: {
      id: 1,
      name: 'Ada Example',
      email: 'ada@example.test',
      avatar: null,
      phone_number: '+12025550123',
      address: '1 Main Street',
    },
  },
  'sign-in-form': {},
  'sign-up-form': {},
  'verification-form': { email: '' },
}
